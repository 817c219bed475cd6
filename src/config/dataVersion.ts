/** The version of the shape of `data` that this code reads; each has a migration (scripts/upgrade/migrations). */
export const currentDataVersion = 5;
