import { Button } from '@mui/material';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import type { Language } from '~/config/languages';
import type { ShellContent } from '~/content/schemas/shell';
import { messageOf } from '~/lib/messageOf';
import { pagePath } from '~/seo/addresses';
import { site } from '~generated/site';
import { FullScreenMessage } from './FullScreenMessage';

function describe(error: unknown): string {
  return isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : messageOf(error);
}

interface RouterErrorScreenProps {
  readonly language: Language;
  readonly texts: ShellContent['routerError'];
}

/** Shown by the router where not even the shell can be rendered. A missing file leads to the document (loadRoute). */
export function RouterErrorScreen({ language, texts }: RouterErrorScreenProps) {
  const error = useRouteError();
  return (
    <FullScreenMessage language={language} heading={texts.heading} text={texts.text} detail={describe(error)}>
      <Button variant="night" href={pagePath(site, 'home', language)}>
        {texts.home}
      </Button>
    </FullScreenMessage>
  );
}
