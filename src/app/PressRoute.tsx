import type { ReactNode } from 'react';
import type { Language } from '~/config/languages';
import { isPressPage, pressContentFile } from '~/content/pageTable';
import { PressYearPage } from '~/pages/press/PressYearPage';
import { ReleasePage } from '~/pages/press/ReleasePage';
import { useAddress } from '~/ui/CurrentPage';
import { pressContents } from '~generated/pressContents';

interface PressRouteProps {
  readonly language: Language;
  /** What an unknown address shows, in development. */
  readonly notFound: ReactNode;
}

/**
 * The pages of releases and of their years, in the build alone. They share a route: a route for each of hundreds of pages would
 * be compared with every address.
 */
export function PressRoute({ language, notFound }: PressRouteProps) {
  const { page } = useAddress();
  if (!isPressPage(page)) return notFound;
  const content = pressContents[`./${pressContentFile(page, language)}`];
  if (content === undefined) return notFound;
  return 'groups' in content ? (
    <PressYearPage page={page} content={content} />
  ) : (
    <ReleasePage page={page} content={content} />
  );
}
