import { styled } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';

interface DescriptionListProps {
  /** `figures`: a large value above its label; `facts`: a label above a smaller value. */
  readonly variant: 'figures' | 'facts';
}

const entryClass = 'DescriptionListItem-root';

/** Labels with their values in a grid of hairlines. Material UI has no component for a description list. */
export const DescriptionList = styled('dl', { shouldForwardProp: (prop) => prop !== 'variant' })<DescriptionListProps>(
  ({ theme, variant }) => ({
    display: 'grid',
    [`& .${entryClass}`]: {
      display: 'flex',
      ...(variant === 'figures'
        ? {
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            borderInlineStart: theme.mixins.hairline,
            paddingBlock: 'clamp(1.25rem, 2.5vw, 2.25rem)',
            borderBlockStart: theme.mixins.hairline,
          }
        : { flexDirection: 'column', paddingBlock: '1rem' }),
    },
    '& dt': { ...(variant === 'facts' && theme.typography.caption), color: theme.vars.palette.text.secondary },
  }),
);

interface DescriptionListItemProps extends Omit<ComponentProps<'div'>, 'children'> {
  readonly label: string;
  /** The values: one `dd` element, or several. */
  readonly children: ReactNode;
}

/** One label with its values. */
export function DescriptionListItem({ label, children, className = '', ...rest }: DescriptionListItemProps) {
  return (
    <div className={`${entryClass} ${className}`} {...rest}>
      <dt>{label}</dt>
      {children}
    </div>
  );
}
