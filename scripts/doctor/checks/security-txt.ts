import { readSettings } from '~/config/settings';
import { daysBetween, type DoctorContext, type Finding, found, inDays } from '~scripts/doctor/context';

const topic = 'security.txt';
const warningDays = 60;
const fix = 'Set securityTxtExpires in data/site.json to a date less than a year ahead.';

export function checkSecurityTxt({ environment, now }: DoctorContext): readonly Finding[] {
  const { securityTxtExpires } = readSettings(environment);
  const expires = Date.parse(securityTxtExpires);
  if (expires <= now) return [found('broken', topic, `it expired on ${securityTxtExpires}`, fix)];
  const days = daysBetween(now, expires);
  return days < warningDays
    ? [found('attention', topic, `it expires on ${securityTxtExpires}, in ${inDays(days)}`, fix)]
    : [found('ok', topic, `it expires on ${securityTxtExpires}`)];
}
