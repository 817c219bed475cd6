/** Whose site it is, and where it is served. */
import * as v from 'valibot';
import {
  https,
  isMailAddress,
  isOrigin,
  isVisible,
  key,
  optionalText,
  text,
  trim,
  withAsciiHost,
  yesOrNo,
} from '~/schemas/settingValues';

export const identity = {
  sample: key('whether this data is the sample that the site comes with: remove it once it is yours', yesOrNo(false)),
  brand: key(
    'the company’s name, up to 40 characters',
    text(
      'a name of 1 to 40 characters, with no word of more than 26',
      (value) => isVisible(value) && value.trim().length <= 40 && !/[^\s-]{27}/.test(value),
      trim,
    ),
    'SITE_BRAND',
  ),
  legalName: key(
    'the company’s name in the commercial register, for search engines and as `{legalName}` in texts such as the footer’s `copyright`; empty if it is the brand',
    optionalText(
      'a name of at most 100 characters',
      (value) => isVisible(value) && value.trim().length <= 100 && !/[{}]/.test(value),
      trim,
    ),
  ),
  url: key(
    'origin of the deployed site, https, without a path',
    text(`${https} without a path (basePath takes the path)`, isOrigin, (value) => new URL(value).origin),
    'SITE_URL',
  ),
  basePath: key(
    'path it is served under, with both slashes: `/repo/`',
    v.optional(
      text('a path that starts and ends with a slash', (value) => /^\/([\w.~-]+\/)*$/.test(value)),
      '/',
    ),
    'BASE_PATH',
  ),
  email: key(
    'where mail links and the contact form lead',
    text(
      'an e-mail address',
      // Addresses of links contain it as it is, so its name has no character with a meaning there.
      (value) => /^[\w.+-]+@/.test(value) && isMailAddress(withAsciiHost(value)),
      withAsciiHost,
    ),
    'CONTACT_EMAIL',
  ),
};
