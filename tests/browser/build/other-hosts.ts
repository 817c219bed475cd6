import type { Request } from 'playwright-core';
import { mockPictures, type MockResponse } from '~tests/support/browser-launch';
import { sampleLivePage } from '~tests/support/news/articles';

/** A script that acts as Google's tag: adds a script element with an address, and reports to another host. */
const analyticsTag = `
const script = document.createElement('script');
script.src = 'https://www.googletagmanager.com/gtag/destination?id=G-AB12CD34EF';
document.head.append(script);
fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' });`;

const headers = { 'Access-Control-Allow-Origin': '*' };

/** Answers as the hosts in the settings of the second site would. */
export function answerOtherHosts(request: Request): MockResponse | null {
  const { hostname, pathname } = new URL(request.url());
  switch (hostname) {
    case 'www.googletagmanager.com':
      return { contentType: 'text/javascript', body: pathname === '/gtag/js' ? analyticsTag : '' };
    case 'region1.google-analytics.com':
      return { contentType: 'text/plain', body: '', headers };
    case 'book.example':
      return { contentType: 'text/html', body: '<!doctype html><title>b</title><h1>Booking</h1>' };
    case 'news.example':
      return { contentType: 'application/json', body: JSON.stringify(sampleLivePage([], 100)), headers };
    default:
      return mockPictures(request);
  }
}
