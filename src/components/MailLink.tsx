import { Button, type ButtonProps, Link, type LinkProps, styled } from '@mui/material';
import { settings } from 'virtual:settings';
import { type Mail, mailto } from '~/lib/mailto';
import { clickTargetStyle } from '~/theme/layout';
import { Icon } from './Icon';

interface MailLinkProps extends LinkProps {
  readonly mail?: Mail;
}

const Target = styled(Link)({ ...clickTargetStyle, gap: '0.625rem' });

/** A link that writes to the company. */
export function MailLink({ mail, ...rest }: MailLinkProps) {
  return <Target href={mailto(settings.email, mail)} color="textPrimary" {...rest} />;
}

interface MailButtonProps extends ButtonProps<'a'> {
  readonly mail?: Mail;
}

/** An address, which is one long word, stays in the button also if text is large. */
const AddressButton = styled(Button)({ overflowWrap: 'anywhere' }) as typeof Button;

/** A link that writes to the company and looks like a button; without children it shows the address. */
export function MailButton({ mail, children = settings.email, ...rest }: MailButtonProps) {
  return (
    <AddressButton href={mailto(settings.email, mail)} startIcon={<Icon name="mail" />} {...rest}>
      {children}
    </AddressButton>
  );
}
