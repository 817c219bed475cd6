import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { searchId } from '../../boot/contract';
import type { SearchContent } from '../../content/types/search';
import { SearchField } from '../../features/search/components/SearchField';
import { ShortcutSwitch } from '../../features/search/components/ShortcutSwitch';
import { HeroChart } from '../../shell/HeroChart';
import { nightGround } from '../../theme/nightGround';
import { headerHeight, onNight, space, type } from '../../theme/tokens';
import { Container } from '../../ui/Container';

/** Lower than other pages' bands: the results should be in sight above a phone's keyboard. */
const Band = styled('div')({
  ...nightGround,
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `calc(${headerHeight} + clamp(0.75rem, 2vw, 2rem)) ${space.block}`,
  '& h1': { ...type.label, color: onNight.inkSoft },
});

const Top = styled(Container)({ position: 'relative' });

const Hint = styled('p')({ ...type.small, marginBlockStart: '1rem', maxWidth: '42rem', color: onNight.inkSoft });

interface SearchBandProps {
  readonly content: SearchContent;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: (text: string) => void;
  readonly onFocus: () => void;
  readonly onSearch: (text: string) => void;
}

/** The page's heading and its field. */
export function SearchBand({ content, field, onType, onFocus, onSearch }: SearchBandProps) {
  return (
    <Band>
      <HeroChart />
      <Top>
        <h1>{content.heading}</h1>
        <SearchField id={searchId} inputRef={field} onType={onType} onFocus={onFocus} onSearch={onSearch} />
        <Hint>{content.hint}</Hint>
        <ShortcutSwitch label={content.shortcut} />
      </Top>
    </Band>
  );
}
