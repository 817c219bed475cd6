import Button from '@mui/material/Button';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { site } from '../config/site';
import type { ShellContent } from '../content/types/shell';
import { messageOf } from '../lib/messageOf';
import { FullScreenMessage } from './FullScreenMessage';

function describe(error: unknown): string {
  return isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : messageOf(error);
}

/** What the router shows when it fails itself: no page, or one whose parts could not be loaded. */
export function RouterErrorScreen({ texts }: { readonly texts: ShellContent['routerError'] }) {
  const error = useRouteError();
  return (
    <FullScreenMessage heading={texts.heading} text={texts.text} detail={describe(error)}>
      <Button variant="night" href={site.base}>
        {texts.home}
      </Button>
    </FullScreenMessage>
  );
}
