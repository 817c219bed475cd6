/** Keeps sample articles from taking the place of real ones. */
import { combinations } from '../../../src/config/news';
import { readIndex, readSnapshot } from './snapshot-files';

/** Why a run with sample articles must not write into a folder, or null. */
export function sampleRefusal(directory: string, shownDirectory: string): string | null {
  const index = readIndex(directory);
  if (index.kind === 'ok') {
    const isLive =
      index.value.origin === 'live' ||
      Object.values(index.value.combinations).some(({ origin, checkedAt }) => origin === 'live' && checkedAt !== null);
    return isLive
      ? `${shownDirectory} holds live news, which samples do not replace; remove the folder first if that is what you want`
      : null;
  }
  const isEmpty =
    index.kind === 'missing' &&
    combinations.every((combination) => readSnapshot(directory, combination).kind === 'missing');
  return isEmpty
    ? null
    : `${shownDirectory} holds snapshots of unknown origin (index.json: ${index.kind}); restore index.json, or remove the folder`;
}
