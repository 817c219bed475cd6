import { DataError } from '~/config/dataFile';
/** Settings that cannot be used, that no longer exist, and that still have the sample's value. */
import { parseNewsPlan } from '~/config/newsPlan';
import { readSettings } from '~/config/settings';
import { messageOf } from '~/lib/messageOf';
import { type DoctorContext, type Finding, found } from '~scripts/doctor/context';
import { placeholdersIn } from '~scripts/lib/placeholders';

/** Variables of earlier versions. One that is still set has no effect, which an owner would not notice. */
const removedVariables: Readonly<Record<string, string>> = {
  NEWS_CALL_SHARES: 'NEWS_RELAY_SHARE says what the relay gets; the refresh has the rest.',
  NEWS_RUNS_PER_DAY: 'The schedule in .github/workflows/refresh-news.yml says how many runs there are.',
};

function faultIn(topic: string, read: () => unknown): readonly Finding[] {
  try {
    read();
    return [];
  } catch (error) {
    const faults = error instanceof DataError ? error.faults : [messageOf(error)];
    return faults.map((fault) => found('broken', topic, fault, 'Set it as docs/settings.md says.'));
  }
}

export function checkSettings({ environment }: DoctorContext): readonly Finding[] {
  const findings = [
    ...faultIn('settings', () => readSettings(environment)),
    ...faultIn('news plan', () => parseNewsPlan(environment)),
    ...Object.entries(removedVariables)
      .filter(([name]) => (environment[name] ?? '') !== '')
      .map(([name, why]) => found('attention', name, 'is set, but no longer has an effect', `Remove it. ${why}`)),
    ...placeholdersIn(environment).map(({ effect, fix, name }) =>
      found('sample', name, `still the placeholder: ${effect}`, fix),
    ),
  ];
  return findings.length > 0 ? findings : [found('ok', 'settings', 'all can be used, and none is a placeholder')];
}
