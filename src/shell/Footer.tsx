import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { Container } from '../ui/Container';
import { site } from '../config/site';
import { buildYear } from '../config/buildYear';
import { linkedPages, pages } from '../content/pages';
import { mailto } from '../lib/mailto';
import { media, onNight, space, targetSize, type } from '../theme/tokens';
import { ExternalLink } from '../ui/ExternalLink';
import { LanguageSwitch } from './language/LanguageSwitch';
import { plainNight } from '../theme/nightGround';
import { PageLink } from '../ui/PageLink';
import { useShell } from '../ui/ShellContext';

const Band = styled('footer')({
  ...plainNight,
  color: onNight.inkSoft,
  paddingBlock: `${space.block} 2rem`,
  '@media print': { display: 'none' },
});

const Columns = styled(Container)({
  display: 'grid',
  gap: '3rem 2rem',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  [media.desktop]: { gridTemplateColumns: '6fr 3fr 3fr' },
});

const Blurb = styled('div')({
  [media.tablet]: { gridColumn: '1 / -1' },
  [media.desktop]: { gridColumn: 'auto', paddingInlineEnd: '4rem' },
});

const Statement = styled('p')({ ...type.subheading, color: onNight.ink, maxWidth: '30ch' });

const Title = styled('h2')({ ...type.label, marginBlockEnd: '0.5rem', color: onNight.inkSoft });

const linkStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minWidth: targetSize,
  minHeight: targetSize,
  color: onNight.ink,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;

const FooterLink = styled(PageLink)(linkStyles);
const SocialLink = styled(ExternalLink)(linkStyles);
const MailLink = styled('a')({
  ...linkStyles,
  marginBlockStart: '1.5rem',
  fontSize: '1.125rem',
  textDecoration: 'underline',
});

const Bottom = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem 2rem',
  marginBlockStart: space.block,
  ...type.small,
});

const LegalLinks = styled('ul')({ display: 'flex', gap: '1.5rem' });

const noSubscription = () => () => undefined;

/** The visitor's year once hydrated, the build's year in the first render, so that both agree. */
function useYear(): number {
  return useSyncExternalStore(
    noSubscription,
    () => new Date().getFullYear(),
    () => buildYear,
  );
}

export function Footer() {
  const { language, content } = useShell();
  const { footer } = content;
  const year = useYear();
  return (
    <Band>
      <Columns>
        <Blurb>
          <Statement>{footer.blurb}</Statement>
          <MailLink href={mailto(site.email, { subject: footer.mailSubject })}>{site.email}</MailLink>
        </Blurb>
        <nav aria-labelledby="footer-navigation">
          <Title id="footer-navigation">{footer.navigationHeading}</Title>
          <ul>
            {linkedPages('footer').map((page) => (
              <li key={page}>
                <FooterLink page={page}>{pages[page].name[language]}</FooterLink>
              </li>
            ))}
          </ul>
        </nav>
        {site.social.length > 0 && (
          <nav aria-labelledby="footer-connect">
            <Title id="footer-connect">{footer.connectHeading}</Title>
            <ul>
              {site.social.map(({ network, url }) => (
                <li key={network}>
                  <SocialLink href={url}>{network}</SocialLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Columns>
      <Bottom>
        <p>{footer.copyright(year, site.brand)}</p>
        <LanguageSwitch form="names" />
        <nav aria-label={footer.legalLabel}>
          <LegalLinks>
            {linkedPages('legal').map((page) => (
              <li key={page}>
                <FooterLink page={page}>{pages[page].name[language]}</FooterLink>
              </li>
            ))}
          </LegalLinks>
        </nav>
      </Bottom>
    </Band>
  );
}
