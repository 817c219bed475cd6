import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { footerNavigationId } from '~/boot/contract';
import { isPlausible } from '~/config/isPlausible';
import { fill } from '~/content/fill';
import { linkedPages } from '~/content/pages';
import { mailto, telephone } from '~/lib/mailto';
import { ExternalLink } from '~/ui/ExternalLink';
import { PageLink } from '~/ui/PageLink';
import { useShell } from '~/ui/ShellContext';
import { useHydrated } from '~/ui/useHydrated';
import { hasLanguages } from '~generated/features';
import { buildYear, site } from '~generated/site';
import { Brand } from './Brand';
import { Band, Blurb, Bottom, Columns, FooterLink, MailLink } from './footerStyles';
import { LanguageSwitch } from './language/LanguageSwitch';

function visitorYear(): number {
  const now = new Date();
  return isPlausible(now) ? now.getFullYear() : buildYear;
}

function Heading({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <Typography variant="lead" component="h2" color="textSecondary" id={id}>
      {text}
    </Typography>
  );
}

/** The pages of one of the footer's lists. */
function PageLinks({ list }: { readonly list: 'footer' | 'legal' }) {
  const { pages } = useShell().content;
  return (
    <List>
      {linkedPages(list).map((page) => (
        <li key={page}>
          <FooterLink component={PageLink} page={page} color="textPrimary" underline="hover">
            {pages[page].name}
          </FooterLink>
        </li>
      ))}
    </List>
  );
}

export function Footer() {
  const { content, language } = useShell();
  const { footer } = content;
  const { lines, phone } = site.headquarters;
  const isHydrated = useHydrated();
  return (
    <Band data-screen-only="">
      <Columns>
        <Blurb>
          <Brand />
          <Typography variant="subheading" component="p">
            {footer.blurb}
          </Typography>
          <MailLink href={mailto(site.email, { subject: footer.mailSubject })} color="textPrimary">
            {site.email}
          </MailLink>
          {phone !== '' && (
            <div>
              <FooterLink href={telephone(phone)} color="textPrimary">
                {phone}
              </FooterLink>
            </div>
          )}
          <Typography variant="small">{lines[language]}</Typography>
        </Blurb>
        <nav aria-labelledby={footerNavigationId}>
          <Heading id={footerNavigationId} text={footer.navigationHeading} />
          <PageLinks list="footer" />
        </nav>
        {site.social.length > 0 && (
          <nav aria-labelledby="footer-connect">
            <Heading id="footer-connect" text={footer.connectHeading} />
            <List>
              {site.social.map(({ network, url }) => (
                <li key={network}>
                  <FooterLink component={ExternalLink} href={url} color="textPrimary" underline="hover">
                    {network}
                  </FooterLink>
                </li>
              ))}
            </List>
          </nav>
        )}
      </Columns>
      <Bottom>
        <Typography variant="small">
          {fill(footer.copyright, { year: isHydrated ? visitorYear() : buildYear })}
        </Typography>
        {hasLanguages && <LanguageSwitch form="names" />}
        <nav aria-label={footer.legalLabel}>
          <PageLinks list="legal" />
        </nav>
      </Bottom>
    </Band>
  );
}
