/** The calls that a run may make: what the service says is left, without the relay's share. */
import { type NewsPlan, relayCallsOf } from '~/config/newsPlan';
import type { Memory } from './memory';

export interface Allowance {
  /** Counts a call that is about to be made; false where there is none. */
  readonly take: () => boolean;
  /** What an answer said of the plan; null where it said nothing. */
  readonly answered: (usage: Pick<Memory, 'callsLeft' | 'callsPerDay'>) => void;
  /** The service said that the plan's calls are used up. */
  readonly usedUp: () => void;
  readonly used: () => number;
  /** Calls that the run may make in all. */
  readonly allowed: () => number;
  readonly callsLeft: () => number | null;
  readonly callsPerDay: () => number | null;
}

interface AllowanceOptions {
  readonly plan: NewsPlan;
  readonly memory: Memory;
  /** Scheduled runs of today that are to come, this one among them; null for a run by hand, which may spend all. */
  readonly runsLeft: number | null;
  /** Calls at most, whatever is left. */
  readonly budget: number | null;
}

export function createAllowance({ budget, memory, plan, runsLeft }: AllowanceOptions): Allowance {
  let { callsLeft, callsPerDay } = memory;
  let used = 0;
  /** Calls of this run when the service last said how many are left. */
  let usedThen = 0;

  function allowed(): number {
    const perDay = callsPerDay ?? plan.callsPerDay;
    const left = callsLeft === null ? perDay - memory.calls : callsLeft + usedThen;
    const rest = Math.max(0, left - relayCallsOf(plan, perDay));
    return Math.min(rest, budget ?? (runsLeft === null ? rest : Math.ceil(rest / runsLeft)));
  }

  return {
    take() {
      if (used >= allowed()) return false;
      used += 1;
      return true;
    },
    answered(usage) {
      callsPerDay = usage.callsPerDay ?? callsPerDay;
      if (usage.callsLeft === null) return;
      ({ callsLeft } = usage);
      usedThen = used;
    },
    usedUp() {
      callsLeft = 0;
      usedThen = used;
    },
    used: () => used,
    allowed,
    callsLeft: () => callsLeft,
    callsPerDay: () => callsPerDay,
  };
}
