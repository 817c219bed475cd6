/** The version of the format of `data` that this code reads. Each version has a migration (scripts/upgrade/migrations). */
export const currentDataVersion = 5;
