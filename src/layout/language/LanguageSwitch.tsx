import { Link, Stack, styled } from '@mui/material';
import { useShell } from '~/components/ShellContext';
import { TranslationLink } from '~/components/TranslationLink';
import { languages, languageIds } from '~/config/languages';
import { clickTargetStyle, media, targetSize } from '~/theme/layout';

interface LanguageSwitchProps {
  /** `codes` are for places with little room; assistive technology reads the names. */
  readonly form: 'codes' | 'names';
}

const LanguageLink = styled(Link)(({ theme }) => ({
  ...clickTargetStyle,
  justifyContent: 'center',
  minWidth: targetSize,
  paddingInline: '0.5rem',
  '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
  // The current language has no line, because in the header only the current page has one.
  '&[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  [media.forcedColors]: { '&[aria-current]': { textDecoration: 'underline' } },
})) as typeof Link;

/** The page in its other languages, each named in itself; an unknown page leads to the home pages. */
export function LanguageSwitch({ form }: LanguageSwitchProps) {
  const { language, content } = useShell();
  const list = (
    // The names, not their padding, are aligned with the lines above.
    <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', ml: form === 'names' ? -1 : 0 }}>
      {languageIds.map((id) => {
        const { tag, name } = languages[id];
        return (
          <li key={id}>
            <LanguageLink
              component={TranslationLink}
              language={id}
              lang={tag}
              aria-current={id === language ? 'true' : undefined}
              aria-label={form === 'names' ? undefined : `${id.toUpperCase()}, ${name}`}
              variant="body2"
              color="textSecondary"
              underline="none"
            >
              {form === 'names' ? name : id.toUpperCase()}
            </LanguageLink>
          </li>
        );
      })}
    </Stack>
  );
  // One landmark of this name is enough: the header's.
  return form === 'codes' ? <nav aria-label={content.language.label}>{list}</nav> : list;
}
