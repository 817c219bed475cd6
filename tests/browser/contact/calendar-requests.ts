import type { Page, Request } from 'playwright-core';
import { answerOtherHosts } from '~tests/browser/build/other-hosts';

/** Records the requests for the calendar, and answers those to other hosts. */
export function recordCalendarRequests() {
  const calendarRequests: string[] = [];
  const mockExternal = (request: Request) => {
    if (new URL(request.url()).host === 'book.example') calendarRequests.push(request.url());
    return answerOtherHosts(request);
  };
  return { calendarRequests, mockExternal };
}

export const bookingHeading = (page: Page) =>
  page.frameLocator('main iframe').getByRole('heading', { name: 'Booking' });
