/** Finds settings that still have the sample's value. The build lists their names, `npm run doctor` also the fixes. */
import type { Settings } from '~/schemas/site';
import { analyticsPlaceholder } from '~/schemas/site/services';

/** The domain `.example` is reserved for examples (RFC 2606). */
const isExample = (address: string) => /\.example(?:$|[/:])/.test(address);

/** Finds placeholders, in the order of the settings. `effect` is what visitors notice, `fix` is a sentence. */
export function findPlaceholders({ analyticsId, brand, email, schedulingUrl, social, url }: Settings) {
  const candidates = [
    {
      name: 'brand',
      isSample: brand === 'Alisio Group',
      effect: 'the sample company’s name is on every page',
      fix: 'Set it to your company’s name.',
    },
    {
      name: 'url',
      isSample: isExample(url),
      effect: 'canonical addresses, site map and feeds name a host that does not exist',
      fix: 'Set it to your site’s https origin; a deployment to GitHub Pages knows it by itself.',
    },
    {
      name: 'email',
      isSample: isExample(email),
      effect: 'mail to you reaches nobody',
      fix: 'Set it to your e-mail address.',
    },
    ...Object.entries(social).map(([network, profile]) => ({
      name: `social.${network}`,
      isSample: isExample(profile),
      effect: 'links to a profile that does not exist',
      fix: 'Set it to your profile’s https address, or remove it.',
    })),
    {
      name: 'schedulingUrl',
      isSample: schedulingUrl.startsWith('/samples/'),
      effect: 'the calendar is a drawing that takes no bookings',
      fix: 'Set it to your booking page’s https address.',
    },
    {
      name: 'analyticsId',
      isSample: analyticsId === analyticsPlaceholder,
      effect: 'nothing is measured, and no analytics host contacted',
      fix: 'Set it to your measurement id, or to an empty text.',
    },
  ];
  return candidates.filter(({ isSample }) => isSample);
}
