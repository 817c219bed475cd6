import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { languages, publishedLanguages } from '../../config/languages';
import { pathOf } from '../../content/pages';
import { onNight, targetSize, type } from '../../theme/tokens';
import { useShell } from '../../ui/ShellContext';
import { useCurrentPage } from '../../ui/useCurrentPage';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap' });

const Choice = styled(Link)({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: targetSize,
  minHeight: targetSize,
  paddingInline: '0.5rem',
  color: onNight.inkSoft,
  textDecoration: 'none',
  '&:hover, &[aria-current]': { color: onNight.ink, textDecoration: 'underline', textDecorationThickness: '2px' },
  '&[aria-current]': { textDecorationColor: onNight.amber },
});

/** Its words, not the room around them, begin where the lines above begin. */
const Names = styled('div')({ marginInlineStart: '-0.5rem' });

interface LanguageSwitchProps {
  /** Codes where there is little room, with the names for assistive technology. */
  readonly form: 'codes' | 'names';
  readonly className?: string;
}

/** The page in its other languages, each named in itself; an unknown page leads to the home pages. */
export function LanguageSwitch({ form, className }: LanguageSwitchProps) {
  const { language, content } = useShell();
  const current = useCurrentPage();
  const page = current === null || current === 'notFound' ? 'home' : current;
  const list = (
    <List>
      {publishedLanguages.map((id) => {
        const { tag, name } = languages[id];
        return (
          <li key={id}>
            <Choice to={pathOf(page, id)} hrefLang={tag} lang={tag} aria-current={id === language ? 'true' : undefined}>
              {form === 'names' ? (
                name
              ) : (
                <>
                  {id.toUpperCase()}
                  <VisuallyHidden>{`, ${name}`}</VisuallyHidden>
                </>
              )}
            </Choice>
          </li>
        );
      })}
    </List>
  );
  // One landmark of the name is enough: the header's.
  return form === 'codes' ? (
    <nav aria-label={content.language.label} className={className}>
      {list}
    </nav>
  ) : (
    <Names className={className}>{list}</Names>
  );
}
