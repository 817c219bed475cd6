/** The calls that a run may make: what the service says is left, without the relay's share. */
import { type NewsPlan, relayCallsOf } from '~/config/newsPlan';
import type { ServiceAnswer } from '~/features/news/model/service/askService';
import type { Memory } from './memory';

/** With fewer a run ends within the first lists, and the next one begins with them again: the others are never read. */
const callsPerRunMin = 12;

export interface Spending {
  readonly plan: NewsPlan;
  /** Scheduled runs of today that are to come, this one among them; null for a run by hand, which may spend all. */
  readonly runsLeft: number | null;
  /** Calls at most, whatever is left; null for all that there are. */
  readonly budget: number | null;
}

export function createAllowance({ budget, plan, runsLeft }: Spending, memory: Memory) {
  let { callsLeft, callsPerDay } = memory;
  let used = 0;
  /** Calls of this run when the service last said how many are left. */
  let usedThen = 0;

  /** Calls that the run may make in all. */
  function allowed(): number {
    const perDay = callsPerDay ?? plan.callsPerDay;
    const left = callsLeft === null ? perDay - memory.calls : callsLeft + usedThen;
    const rest = Math.max(0, left - relayCallsOf(plan, perDay));
    return Math.min(rest, budget ?? (runsLeft === null ? rest : Math.max(callsPerRunMin, Math.ceil(rest / runsLeft))));
  }

  return {
    /** Counts a call that is about to be made; false where there is none. */
    take(): boolean {
      if (used >= allowed()) return false;
      used += 1;
      return true;
    },
    /** Reads what an answer says of the plan. */
    read(answer: ServiceAnswer): void {
      callsPerDay = answer.callsPerDay ?? callsPerDay;
      const isUsedUp = answer.kind === 'failed' && answer.status === 402;
      if (!isUsedUp && answer.callsLeft === null) return;
      callsLeft = isUsedUp ? 0 : answer.callsLeft;
      usedThen = used;
    },
    used: () => used,
    allowed,
    /** What the service last said of its plan; null where it said nothing. */
    usage: () => ({ callsLeft, callsPerDay }),
  };
}

export type Allowance = ReturnType<typeof createAllowance>;
