import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import type { SearchContent } from '~/content/schemas/pages/search';
import { SearchField } from '~/features/search/components/SearchField';
import { Breadcrumbs } from '~/shell/Breadcrumbs';
import { HeroGround } from '~/shell/HeroGround';
import { headerHeight, selectors, space } from '~/theme/layout';

/** Lower than other pages' bands, so that results are visible above a phone's keyboard. */
const Band = styled('div')(({ theme }) => ({
  ...theme.mixins.nightBackground,
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `calc(${headerHeight} + 0.5rem) ${space.block}`,
}));

const AsYouType = styled('span')({ [selectors.withoutScript]: { display: 'none' } });
const WithoutScript = styled('span')({ [selectors.withScript]: { display: 'none' } });

const Top = styled(Container)({ position: 'relative', zIndex: 1 });

interface SearchBandProps {
  readonly content: SearchContent;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: (text: string) => void;
  readonly onFocus: () => void;
  readonly onSearch: (text: string) => void;
}

export function SearchBand({ content, field, onType, onFocus, onSearch }: SearchBandProps) {
  return (
    <Band>
      <Top>
        <Breadcrumbs page="search" />
        <Typography variant="lead" component="h1" color="textSecondary">
          {content.heading}
        </Typography>
        <SearchField inputRef={field} onType={onType} onFocus={onFocus} onSearch={onSearch} />
        <Typography variant="small" color="textSecondary" sx={{ marginBlockStart: '1rem', maxWidth: '42rem' }}>
          {content.hint} <AsYouType>{content.asYouType}</AsYouType>
          <WithoutScript>{content.withoutScript}</WithoutScript>
        </Typography>
      </Top>
      {/* As in shell/PageHero.tsx, after what decides the band's height. */}
      <HeroGround />
    </Band>
  );
}
