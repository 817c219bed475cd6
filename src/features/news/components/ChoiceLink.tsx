import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { attributes } from '../../../boot/contract';
import { pathOf } from '../../../content/pages';
import { useShell } from '../../../ui/ShellContext';
import { type Choice, searchOf } from '../model/filters';

interface ChoiceLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** A click that means another tab or window is the browser's. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** A link to a choice's own address, to open aside, to send, and for before the script is there. */
export function ChoiceLink({ choice, onChoose, ...rest }: ChoiceLinkProps) {
  const { language } = useShell();
  const choose = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onChoose(choice);
  };
  return (
    <Link
      {...rest}
      to={{ pathname: pathOf('news', language), search: searchOf(choice) }}
      {...{ [attributes.replay]: '' }}
      onClick={choose}
    />
  );
}
