import { Box, Container, Divider, Link, styled, Typography } from '@mui/material';
import { buildYear, settings } from 'virtual:settings';
import { ExternalLink } from '~/components/ExternalLink';
import { PageLink } from '~/components/PageLink';
import { getFullPageName } from '~/components/pageNames';
import { useShell } from '~/components/ShellContext';
import { useHydrated } from '~/components/useHydrated';
import { getLinkedPages } from '~/config/pageTable';
import { ConsentChange } from '~/features/analytics/Consent';
import { fill } from '~/lib/fill';
import { mailto } from '~/lib/mailto';
import { clickTargetStyle, space, targetSize } from '~/theme/layout';
import { Brand } from './Brand';
import { LanguageSwitch } from './language/LanguageSwitch';

const Band = styled('footer')(({ theme }) => ({
  ...theme.mixins.nightSurface,
  paddingBlock: `${space.block} 1.25rem`,
}));

/** The columns start at the first, the seventh and the tenth of the page's twelve columns. */
const wideColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: space.columns,
} as const;

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: '2.5rem 2rem',
  // There is one column if large text leaves no space for a second one.
  [theme.breakpoints.up(20)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: wideColumns,
}));

const FooterLink = styled(Link)({
  ...clickTargetStyle,
  gap: '0.375rem',
  minWidth: targetSize,
  paddingBlock: '0.375rem',
}) as typeof Link;

const Bottom = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 2rem',
  marginBlockStart: '2rem',
  [theme.breakpoints.up('lg')]: wideColumns,
  color: theme.vars.palette.text.secondary,
  '& nav': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 1rem' },
  '& nav ul': { display: 'flex', flexWrap: 'wrap', gap: '0 1rem', ...theme.typography.body2 },
}));

/** Id of the list of pages, to which the menu's button leads without script. */
export const footerNavigationId = 'footer-navigation';

const currentYear = () => new Date().getFullYear();

/** This is a component of its own, so that only this line renders again when the year is set after hydration. */
function Copyright() {
  const { copyright } = useShell().content.footer;
  const year = useHydrated() ? currentYear() : buildYear;
  return (
    <Typography variant="body2" sx={{ gridColumn: { lg: 'span 2' } }}>
      {fill(copyright, { year })}
    </Typography>
  );
}

function Heading({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <Typography variant="caption" component="h2" color="textSecondary" id={id} sx={{ mb: 0.5 }}>
      {text}
    </Typography>
  );
}

/** The pages of one of the footer's lists. */
function PageLinks({ list }: { readonly list: 'footer' | 'legal' }) {
  const { content } = useShell();
  return (
    <ul>
      {getLinkedPages(list).map((page) => (
        <li key={page}>
          <FooterLink component={PageLink} page={page} color="textPrimary" underline="hover">
            {getFullPageName(page, content)}
          </FooterLink>
        </li>
      ))}
    </ul>
  );
}

export function Footer() {
  const { content, language } = useShell();
  const { footer } = content;
  return (
    <Band>
      <Columns>
        <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'span 2' } }}>
          <Brand data-screen-only="" />
          <Typography
            variant="statement"
            sx={{ mt: 2.5, maxWidth: '20ch', textWrapStyle: 'balance' }}
            data-screen-only=""
          >
            {footer.blurb}
          </Typography>
          <FooterLink
            href={mailto(settings.email, { subject: footer.mailSubject })}
            color="textPrimary"
            sx={{ mt: 2.5, fontSize: 'subtitle1.fontSize' }}
          >
            {settings.email}
          </FooterLink>
          <Typography
            variant="body2"
            sx={{ display: 'none', mt: 2, maxWidth: '30ch', textWrapStyle: 'balance' }}
            data-print-only=""
          >
            {settings.headquarters.lines[language]}
          </Typography>
        </Box>
        <nav aria-labelledby={footerNavigationId} data-screen-only="">
          <Heading id={footerNavigationId} text={footer.navigationHeading} />
          <PageLinks list="footer" />
        </nav>
        {settings.social.length > 0 && (
          <nav aria-labelledby="footer-connect" data-screen-only="">
            <Heading id="footer-connect" text={footer.connectHeading} />
            <ul>
              {settings.social.map(({ network, url }) => (
                <li key={network}>
                  <FooterLink component={ExternalLink} href={url} color="textPrimary" underline="hover">
                    {network}
                  </FooterLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Columns>
      <Bottom data-screen-only="">
        <Divider sx={{ gridColumn: '1 / -1', flexBasis: '100%', mb: 1.5 }} />
        <Copyright />
        <LanguageSwitch form="names" />
        <nav aria-label={footer.legalLabel}>
          <PageLinks list="legal" />
          <ConsentChange />
        </nav>
      </Bottom>
    </Band>
  );
}
