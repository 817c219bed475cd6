/** Settings that cannot be used, and those that are still the samples'. */
import { parseNewsPlan } from '../../../src/config/newsPlan';
import { parseSite } from '../../../src/config/site';
import { messageOf } from '../../../src/lib/messageOf';
import { placeholdersIn } from '../../lib/placeholders';
import { type Finding, found, type Patient } from '../finding';

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
