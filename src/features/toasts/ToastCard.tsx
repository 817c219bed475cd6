import { IconButton, SnackbarContent, snackbarContentClasses, styled, useForkRef } from '@mui/material';
import { closeSnackbar, type CustomContentProps, type VariantType } from 'notistack';
import type { Ref } from 'react';
import { Icon } from '~/components/Icon';
import { useShell } from '~/components/ShellContext';
import { VisuallyHidden } from '~/components/VisuallyHidden';
import { returnFocusRef } from '~/lib/events';
import { onNight, schemes } from '~/theme/palette';

declare module 'notistack' {
  interface VariantOverrides {
    blank: true;
    loading: true;
    custom: true;
    default: false;
    warning: false;
    info: false;
  }
}

const stripes: Readonly<Record<VariantType, string>> = {
  blank: onNight.inkSoft,
  custom: onNight.inkSoft,
  error: schemes.dark.error.main,
  success: schemes.dark.success.main,
  loading: onNight.amber,
};

const Card = styled(SnackbarContent, { shouldForwardProp: (prop) => prop !== 'stripe' })<{
  readonly stripe: string;
}>(({ theme, stripe }) => ({
  ...theme.mixins.nightSurface,
  ...theme.typography.body2,
  flexWrap: 'nowrap',
  gap: '0.75rem',
  width: 'min(26rem, calc(100vw - 2rem))',
  padding: '0.25rem 0 0.25rem 1.25rem',
  border: 0,
  borderInlineStart: `4px solid ${stripe}`,
  boxShadow: `0 0 0 1px ${onNight.line}, 0 0.75rem 2rem -0.75rem ${onNight.shade}`,
  [`& .${snackbarContentClasses.message}`]: { flex: 1, padding: '0.625rem 0' },
  [`& .${snackbarContentClasses.action}`]: { margin: 0, padding: 0 },
}));

interface ToastCardProps extends CustomContentProps {
  readonly ref?: Ref<HTMLDivElement>;
}

/** An error interrupts assistive technology (`alert`), other toasts wait (`status`). */
export function ToastCard({ ref, id, variant, message }: ToastCardProps) {
  const { dismiss } = useShell().content.toast;
  return (
    <Card
      ref={useForkRef(ref, returnFocusRef)}
      stripe={stripes[variant]}
      role={variant === 'error' ? 'alert' : 'status'}
      aria-busy={variant === 'loading'}
      message={message}
      action={
        <IconButton size="touch" onClick={() => closeSnackbar(id)}>
          <VisuallyHidden>{dismiss}</VisuallyHidden>
          <Icon name="close" size="inherit" />
        </IconButton>
      }
    />
  );
}
