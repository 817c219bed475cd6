import { settingList } from '~scripts/settings/read-settings';

/** Every variable of the environment that a page of the site depends on. */
export const settingVariables: readonly string[] = settingList.flatMap(({ variable }) => variable ?? []);

/** What an owner sets in place of each placeholder. */
export const ownSettings = {
  SITE_BRAND: 'Example Group',
  SITE_URL: 'https://www.example.com',
  CONTACT_EMAIL: 'hello@example.com',
  SOCIAL_LINKEDIN: 'https://social.example.com/company',
  SOCIAL_X: 'none',
  SOCIAL_INSTAGRAM: 'none',
  SOCIAL_FACEBOOK: 'none',
  SCHEDULING_URL: 'https://book.example.com/',
  ANALYTICS_ID: 'G-AB12CD34EF',
} as const;
