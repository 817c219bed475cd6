/** Settings that still have the sample's value: the build names them in one line, the doctor with their fixes. */
import { type SettingName, settings } from '~/config/site';

type Environment = Readonly<Partial<Record<string, string>>>;

export interface Placeholder {
  readonly name: SettingName;
  /** What visitors notice. */
  readonly effect: string;
  /** A sentence. */
  readonly fix: string;
}

const socialProfile = {
  effect: 'links to a profile that does not exist',
  fix: 'Set it to your profile’s https address, or to none.',
};

const placeholders: Readonly<Partial<Record<SettingName, Omit<Placeholder, 'name'>>>> = {
  SITE_BRAND: { effect: 'the sample company’s name is on every page', fix: 'Set it to your company’s name.' },
  SITE_URL: {
    effect: 'canonical addresses, site map and feeds name a host that does not exist',
    fix: 'Set it to your site’s https origin; a deployment to GitHub Pages knows it by itself.',
  },
  CONTACT_EMAIL: { effect: 'mail to you reaches nobody', fix: 'Set it to your e-mail address.' },
  SOCIAL_LINKEDIN: socialProfile,
  SOCIAL_X: socialProfile,
  SOCIAL_INSTAGRAM: socialProfile,
  SOCIAL_FACEBOOK: socialProfile,
  SCHEDULING_URL: {
    effect: 'the calendar is a drawing that takes no bookings',
    fix: 'Set it to your booking page’s https address.',
  },
  ANALYTICS_ID: {
    effect: 'nothing is measured, and no analytics host contacted',
    fix: 'Set it to your measurement id, or leave it.',
  },
};

/** An empty text means the default, except for a social profile, which it removes. */
function isDefault(name: SettingName, environment: Environment): boolean {
  const value = environment[name];
  const setting = settings[name];
  if (value === undefined || (value === '' && !('network' in setting))) return true;
  return value.trim() === setting.fallback;
}

/** In the order of the settings. */
export function placeholdersIn(environment: Environment): readonly Placeholder[] {
  // Object.keys forgets the names it is given, hence the assertion.
  const names = Object.keys(settings) as readonly SettingName[];
  return names.flatMap((name) => {
    const placeholder = placeholders[name];
    return placeholder !== undefined && isDefault(name, environment) ? [{ name, ...placeholder }] : [];
  });
}

/** One line that names them all, or null where there is none. */
export function placeholdersLine(environment: Environment): string | null {
  const names = placeholdersIn(environment).map(({ name }) => name);
  return names.length === 0 ? null : `Still placeholders: ${names.join(', ')} ("npm run doctor" lists the fixes)`;
}
