import { styled } from '@mui/material/styles';
import { closeSnackbar, type CustomContentProps, type VariantType } from 'notistack';
import type { Ref } from 'react';
import { iconButton } from '../../ui/buttonStyles';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { onNight, type } from '../../theme/tokens';
import { plainNight } from '../../theme/nightGround';
import { useShell } from '../../ui/ShellContext';
import { useReturnFocus } from '../../ui/useReturnFocus';

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
  error: '#ff9aa6',
  success: '#7fd8a8',
  loading: onNight.amber,
};

const Card = styled('div', { shouldForwardProp: (prop) => prop !== 'stripe' })<{ stripe: string }>(({ stripe }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  width: 'min(26rem, calc(100vw - 2rem))',
  paddingInlineStart: '1.25rem',
  paddingBlock: '0.25rem',
  borderInlineStart: `4px solid ${stripe}`,
  ...plainNight,
  boxShadow: `0 0 0 1px ${onNight.line}, 0 0.75rem 2rem rgb(3 8 20 / 0.35)`,
  ...type.small,
}));

const Message = styled('p')({ flex: 1, paddingBlock: '0.625rem' });

const Dismiss = styled('button')(iconButton);

interface ToastCardProps extends CustomContentProps {
  readonly ref?: Ref<HTMLDivElement>;
}

/** One toast. An error interrupts assistive technology, everything else waits its turn. */
export function ToastCard({ ref, id, variant, message }: ToastCardProps) {
  const { dismiss } = useShell().content.toast;
  const { onFocus, giveBack } = useReturnFocus();
  const close = () => {
    giveBack();
    closeSnackbar(id);
  };
  return (
    <Card
      ref={ref}
      stripe={stripes[variant]}
      role={variant === 'error' ? 'alert' : 'status'}
      aria-busy={variant === 'loading'}
      onFocus={onFocus}
    >
      <Message>{message}</Message>
      <Dismiss type="button" onClick={close}>
        <VisuallyHidden>{dismiss}</VisuallyHidden>
        <Icon name="close" fontSize="inherit" />
      </Dismiss>
    </Card>
  );
}
