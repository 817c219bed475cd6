import { IconButton, styled, Typography, useForkRef } from '@mui/material';
import { closeSnackbar, type CustomContentProps, type VariantType } from 'notistack';
import type { Ref } from 'react';
import { returnsFocus } from '~/lib/events';
import { Icon } from '~/ui/Icon';
import { useShell } from '~/ui/ShellContext';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { onNight, schemes } from '~generated/palette';

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

const Card = styled('div')<{ ownerState: { readonly variant: VariantType } }>(({ theme, ownerState }) => ({
  ...theme.mixins.nightSurface,
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  width: 'min(26rem, calc(100vw - 2rem))',
  paddingInlineStart: '1.25rem',
  paddingBlock: '0.25rem',
  borderInlineStart: `4px solid ${stripes[ownerState.variant]}`,
  boxShadow: `0 0 0 1px ${onNight.line}, 0 0.75rem 2rem -0.75rem ${onNight.shade}`,
}));

interface ToastCardProps extends CustomContentProps {
  readonly ref?: Ref<HTMLDivElement>;
}

/** An error interrupts assistive technology (`alert`), other toasts wait (`status`). */
export function ToastCard({ ref, id, variant, message }: ToastCardProps) {
  const { dismiss } = useShell().content.toast;
  return (
    <Card
      ref={useForkRef(ref, returnsFocus)}
      ownerState={{ variant }}
      role={variant === 'error' ? 'alert' : 'status'}
      aria-busy={variant === 'loading'}
    >
      <Typography variant="small" sx={{ flex: 1, paddingBlock: '0.625rem' }}>
        {message}
      </Typography>
      <IconButton onClick={() => closeSnackbar(id)}>
        <VisuallyHidden>{dismiss}</VisuallyHidden>
        <Icon name="close" size="inherit" />
      </IconButton>
    </Card>
  );
}
