/** The calls that a run may make: its share of the plan's calls per day, but no more than the service reports to be left. */
import { type NewsPlan, countRelayCalls } from '~/shared/news/newsPlan';
import type { ServiceAnswer } from '~/shared/news/service/askService';

export interface BudgetOptions {
  readonly plan: NewsPlan;
  /** Largest number of calls, instead of the run's share of the day; null for that share. */
  readonly budget: number | null;
}

export function createCallBudget({ budget, plan }: BudgetOptions) {
  let { callsPerDay } = plan;
  /** Calls that are left today, as the service reported; null if it has not reported it. */
  let callsLeft: number | null = null;
  let usedCount = 0;
  /** Number of this run's calls at the last report of the service. */
  let usedAtReport = 0;

  /** Returns how many calls the run may make in total. */
  function getAllowed(): number {
    const forRefresh = callsPerDay - countRelayCalls(plan, callsPerDay);
    const limit = budget ?? Math.floor(forRefresh / plan.runsPerDay);
    return callsLeft === null ? limit : Math.min(limit, usedAtReport + callsLeft);
  }

  return {
    /** Counts a call that is about to be made; false if there is none. */
    take(): boolean {
      if (usedCount >= getAllowed()) return false;
      usedCount += 1;
      return true;
    },
    /** Reads the plan from an answer. */
    read(answer: ServiceAnswer): void {
      callsPerDay = answer.callsPerDay ?? callsPerDay;
      const isUsedUp = answer.kind === 'failed' && answer.status === 402;
      if (!isUsedUp && answer.callsLeft === null) return;
      callsLeft = isUsedUp ? 0 : answer.callsLeft;
      usedAtReport = usedCount;
    },
    getUsed: () => usedCount,
    getAllowed,
    /** Returns the service's last report of its plan; `callsLeft` is null if there was none. */
    getUsage: () => ({ callsLeft, callsPerDay }),
  };
}

export type CallBudget = ReturnType<typeof createCallBudget>;
