/** The profiles of the company in social networks. */
import * as v from 'valibot';
import { key, optionalHttps } from '~/schemas/settingValues';
import { findSimilarName } from '~/schemas/similarName';

const profile = (variable: string) =>
  key('https address of the profile; empty, or left out, for none', optionalHttps(), variable);

/** The networks in the order their profiles are shown. */
const profiles = {
  linkedin: profile('SOCIAL_LINKEDIN'),
  x: profile('SOCIAL_X'),
  instagram: profile('SOCIAL_INSTAGRAM'),
  facebook: profile('SOCIAL_FACEBOOK'),
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
