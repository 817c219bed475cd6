import { styled } from '@mui/material/styles';
import { buttonStyles } from '../../ui/buttonStyles';
import type { ContactContent } from '../../content/types/contact';
import { showToast } from '../toasts/showToast';
import { color, type } from '../../theme/tokens';
import { type ComposedMail, mailAsText } from './mail';

const Panel = styled('div')({
  marginBlockStart: '2.5rem',
  paddingBlockStart: '1.5rem',
  borderBlockStart: `1px solid ${color.line}`,
});
const Title = styled('h3')({ ...type.subheading, marginBlockStart: '1.5rem' });
const Message = styled('pre')({
  ...type.small,
  marginBlock: '1rem',
  padding: '1rem 1.25rem',
  maxHeight: '18rem',
  overflow: 'auto',
  backgroundColor: color.raised,
  fontFamily: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const Copy = styled('button')(buttonStyles.outline);

interface HandOffProps {
  readonly mail: ComposedMail;
  readonly content: ContactContent['form'];
}

/** Says that the mail program has the message, and offers it for copying where there is none. */
export function HandOff({ mail, content }: HandOffProps) {
  const text = mailAsText(mail, content.subject);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', content.copied);
    } catch {
      showToast('error', content.copyFailed);
    }
  };
  return (
    <Panel>
      <p>{content.handedOff}</p>
      <Title>{content.fallbackHeading}</Title>
      <p>{content.fallbackText}</p>
      <Message tabIndex={0}>{text}</Message>
      <Copy type="button" onClick={copy}>
        {content.copy}
      </Copy>
    </Panel>
  );
}
