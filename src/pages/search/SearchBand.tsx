import { styled, Typography } from '@mui/material';
import type { RefObject } from 'react';
import type { SearchContent } from '~/content/schemas/pages/search';
import { SearchField } from '~/features/search/components/SearchField';
import { Breadcrumbs } from '~/shell/Breadcrumbs';
import { HeadBand } from '~/shell/PageHero';
import { selectors } from '~/theme/layout';

const AsYouType = styled('span')({ [selectors.withoutScript]: { display: 'none' } });
const WithoutScript = styled('span')({ [selectors.withScript]: { display: 'none' } });

interface SearchBandProps {
  readonly content: SearchContent;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: (text: string) => void;
  readonly onFocus: () => void;
  readonly onSearch: (text: string) => void;
}

/** Lower than other pages' bands, so that results are visible above a phone's keyboard. */
export function SearchBand({ content, field, onType, onFocus, onSearch }: SearchBandProps) {
  return (
    <HeadBand>
      <Breadcrumbs page="search" />
      <Typography variant="lead" component="h1" color="textSecondary">
        {content.heading}
      </Typography>
      <SearchField inputRef={field} onType={onType} onFocus={onFocus} onSearch={onSearch} />
      <Typography variant="small" color="textSecondary" sx={{ marginBlockStart: '1rem', maxWidth: '42rem' }}>
        {content.hint} <AsYouType>{content.asYouType}</AsYouType>
        <WithoutScript>{content.withoutScript}</WithoutScript>
      </Typography>
    </HeadBand>
  );
}
