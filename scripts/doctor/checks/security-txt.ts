import { securityTxtExpires } from '~/content/facts';
import { daysBetween, type DoctorContext, type Finding, found, inDays } from '~scripts/doctor/context';

const topic = 'security.txt';
const warningDays = 60;
const fix = 'Set securityTxtExpires in src/content/facts.ts to a date less than a year ahead.';

export function checkSecurityTxt({ now }: DoctorContext): readonly Finding[] {
  const expires = Date.parse(securityTxtExpires);
  if (expires <= now) return [found('broken', topic, `it expired on ${securityTxtExpires}`, fix)];
  const days = daysBetween(now, expires);
  return days < warningDays
    ? [found('attention', topic, `it expires on ${securityTxtExpires}, in ${inDays(days)}`, fix)]
    : [found('ok', topic, `it expires on ${securityTxtExpires}`)];
}
