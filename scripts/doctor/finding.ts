/** What every check gets, and what it answers with. */
import type { Environment } from '~scripts/settings/read-settings';

export interface Finding {
  /** `sample`: works, with the sample's value. `attention`: works, but may soon fail. `broken`: visitors miss something. */
  readonly status: 'broken' | 'attention' | 'sample';
  readonly topic: string;
  /** What was found, in one sentence without a full stop. */
  readonly text: string;
  /** What the owner can do, as sentences. */
  readonly fix: string;
}

export interface DoctorContext {
  readonly environment: Environment;
  /** Folder of the data. */
  readonly data: string;
  /** Folder of the news. */
  readonly news: string;
  /** In ms since 1970. */
  readonly now: number;
}

/** The finding, where it holds. */
export function foundWhere(
  holds: boolean,
  status: Finding['status'],
  topic: string,
  text: string,
  fix: string,
): Finding[] {
  return holds ? [{ status, topic, text, fix }] : [];
}

export const daysBetween = (from: number, to: number): number => Math.max(0, Math.floor((to - from) / 86_400_000));
