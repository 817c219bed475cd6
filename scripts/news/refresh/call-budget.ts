/** The calls that a run may make: its part of the plan's day, and no more than the service says are left. */
import { type NewsPlan, countRelayCalls } from '~/shared/news/newsPlan';
import type { ServiceAnswer } from '~/shared/news/service/askService';

export interface BudgetOptions {
  readonly plan: NewsPlan;
  /** Calls at most, in place of the run's part of the day; null for that part. */
  readonly budget: number | null;
}

export function createCallBudget({ budget, plan }: BudgetOptions) {
  let { callsPerDay } = plan;
  /** Calls that the service said are left today; null if it has not said so. */
  let callsLeft: number | null = null;
  let usedCount = 0;
  /** Calls of this run when the service last said how many are left. */
  let usedAtReport = 0;

  /** Calls that the run may make in all. */
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
    /** Reads what an answer says of the plan. */
    read(answer: ServiceAnswer): void {
      callsPerDay = answer.callsPerDay ?? callsPerDay;
      const isUsedUp = answer.kind === 'failed' && answer.status === 402;
      if (!isUsedUp && answer.callsLeft === null) return;
      callsLeft = isUsedUp ? 0 : answer.callsLeft;
      usedAtReport = usedCount;
    },
    getUsed: () => usedCount,
    getAllowed,
    /** What the service last said of its plan; `callsLeft` is null if it said nothing. */
    getUsage: () => ({ callsLeft, callsPerDay }),
  };
}

export type CallBudget = ReturnType<typeof createCallBudget>;
