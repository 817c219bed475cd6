/** Settings that cannot be used, and those that are still the samples'. */
import { parseNewsPlan } from '~/config/newsPlan';
import { parseSite } from '~/config/site';
import { messageOf } from '~/lib/messageOf';
import { type Finding, found, type Patient } from '~scripts/doctor/finding';
import { placeholdersIn } from '~scripts/lib/placeholders';

function faultIn(topic: string, read: () => unknown): readonly Finding[] {
  try {
    read();
    return [];
  } catch (error) {
    return [found('broken', topic, messageOf(error), 'Set the variable as the README’s table says.')];
  }
}

export function checkSettings({ environment }: Patient): readonly Finding[] {
  const faults = [
    ...faultIn('settings', () => parseSite(environment)),
    ...faultIn('news plan', () => parseNewsPlan(environment)),
  ];
  const samples = placeholdersIn(environment).map(({ cure, effect, name }) =>
    found('sample', name, `still the placeholder: ${effect}`, cure),
  );
  if (faults.length + samples.length > 0) return [...faults, ...samples];
  return [found('ok', 'settings', 'all can be used, and none is a placeholder')];
}
