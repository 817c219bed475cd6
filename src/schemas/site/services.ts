/** The services of others that the site uses: calendar, analytics and news. */
import * as v from 'valibot';
import { isServiceUrl } from '~/news/serviceUrl';
import { address, key, optionalAddress, optionalText } from '~/schemas/settingValues';

/** The measurement id of the sample, with which analytics stay off. */
export const analyticsPlaceholder = 'G-PLACEHOLDER';

/** A text that no message repeats, because it may contain a secret. */
function optionalSecret(message: string, isRight: (value: string) => boolean) {
  const orEmpty = (value: string) => value === '' || isRight(value);
  return v.optional(v.pipe(v.string('this is not a text'), v.check(orEmpty, message)), '');
}

export const services = {
  schedulingUrl: key('calendar shown in a frame: https, or a path of the site', address(), 'SCHEDULING_URL'),
  analyticsId: key(
    `measurement id of Google Analytics; without one, and with \`${analyticsPlaceholder}\`, no host is contacted`,
    optionalText('a measurement id such as G-AB12CD34EF', (value) => /^G-[A-Z0-9]{4,16}$/.test(value)),
    'ANALYTICS_ID',
  ),
  liveNewsUrl: key(
    'your relay, which the browser asks for more articles: https, or a path of the site; empty for none',
    v.pipe(
      optionalAddress(),
      v.check(
        (value) => !/[?#]/.test(value),
        ({ input }) =>
          `"${input}" has a query or a fragment, and the relay is asked at addresses below it: write ${input.replace(/[?#].*/, '')}`,
      ),
    ),
    'LIVE_NEWS_URL',
  ),
  liveNewsToken: key(
    'a token of the news service, with which pages ask it for more articles themselves: **anybody can read it and spend its calls**, so never the one of `NEWS_API_TOKEN`; empty for no such calls',
    optionalSecret('a token is letters, digits, - and _', (value) => /^[\w-]{1,200}$/.test(value)),
    'LIVE_NEWS_TOKEN',
  ),
  newsApiUrl: key(
    'address of the news service’s all-news call; empty for TheNewsApi’s. The secret `NEWS_API_TOKEN` goes to another host only if the variable names it',
    optionalSecret(
      'the address must be https, without credentials and query: the token goes into NEWS_API_TOKEN',
      (value) => URL.canParse(value) && isServiceUrl(new URL(value)),
    ),
    'NEWS_API_URL',
  ),
};
