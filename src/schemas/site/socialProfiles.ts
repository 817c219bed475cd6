/** The profiles of the company in social networks. */
import * as v from 'valibot';
import { key, optionalHttps } from '~/schemas/settingValues';
import { findSimilarName } from '~/schemas/similarName';

/** @param labels names in the hosts of the network: `linkedin` of `do.linkedin.com` */
const profile = (variable: string, ...labels: readonly string[]) =>
  key(
    'https address of the profile; empty, or left out, for none',
    v.pipe(
      optionalHttps(),
      v.check(
        (address) => address === '' || new URL(address).hostname.split('.').some((label) => labels.includes(label)),
        ({ input }) =>
          `"${input}" is no address of this network: its host is ${labels.map((label) => `${label}.com`).join(' or ')}`,
      ),
    ),
    variable,
  );

/** The networks in the order their profiles are shown. */
const profiles = {
  linkedin: profile('SOCIAL_LINKEDIN', 'linkedin'),
  x: profile('SOCIAL_X', 'x', 'twitter'),
  instagram: profile('SOCIAL_INSTAGRAM', 'instagram'),
  facebook: profile('SOCIAL_FACEBOOK', 'facebook', 'fb'),
};

/** The names of these networks, in every language. Of any other network visitors read the key. */
export const networkNames: Readonly<Partial<Record<string, string>>> = {
  linkedin: 'LinkedIn',
  x: 'Twitter/X',
  instagram: 'Instagram',
  facebook: 'Facebook',
};

const social = v.pipe(
  v.objectWithRest(profiles, optionalHttps()),
  v.check(
    (given) => Object.keys(given).every((name) => /^\p{L}/u.test(name)),
    'the name of a network begins with a letter',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = { ...dataset.value };
    for (const [key, value] of Object.entries(input)) {
      const network = key in profiles ? key : findSimilarName(key, Object.keys(profiles));
      if (network !== undefined && network !== key)
        addIssue({ message: `did you mean ${network}?`, path: [{ type: 'object', origin: 'key', input, key, value }] });
    }
  }),
);

export const socialProfiles = {
  social: key(
    'by `linkedin`, `x`, `instagram`, `facebook` or the name of any other network: https addresses, shown in this order',
    v.optional(social, {}),
  ),
};
