import { styled, Typography } from '@mui/material';
import { space } from '~/theme/layout';
import { useShell } from '~/ui/ShellContext';
import { TextLink } from '~/ui/TextLink';

/** The line is above the header, which stays at the top of the window when the line is scrolled away. */
const Line = styled('aside')(({ theme }) => ({
  ...theme.mixins.nightSurface,
  padding: `0.5rem ${space.gutter}`,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  textAlign: 'center',
}));

/** Shows the owner's announcement while it lasts. */
export function Announcement() {
  const { announcement } = useShell().content;
  if (announcement === undefined) return null;
  const { text, link } = announcement;
  return (
    <Line data-screen-only="">
      <Typography variant="body2">
        {text}
        {link && (
          <>
            {' '}
            <TextLink {...link}>{link.label}</TextLink>
          </>
        )}
      </Typography>
    </Line>
  );
}
