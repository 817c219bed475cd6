import { create } from 'zustand';

/** Whether the question is on the page: until it is answered, and again when the visitor asks for it. */
export const useConsent = create<{ readonly panel: 'unanswered' | 'wanted' | 'closed' }>(() => ({
  panel: 'unanswered',
}));
