import { expect, test } from 'vitest';
import {
  headerScrollThresholdPx,
  newsPageSize,
  schedulingFrameHeightPx,
  schedulingSlotMinutes,
  toastLimits,
} from './limits';

test('the constants are those of the specification, section 9', () => {
  expect({ headerScrollThresholdPx, newsPageSize, schedulingFrameHeightPx, schedulingSlotMinutes }).toEqual({
    headerScrollThresholdPx: 20,
    newsPageSize: 12,
    schedulingFrameHeightPx: 600,
    schedulingSlotMinutes: 30,
  });
  expect(toastLimits).toEqual({
    maximum: 20,
    durationMs: { blank: 4_000, error: 4_000, success: 3_000, loading: null, custom: 5_000 },
  });
});
