/** The version of the shape of `data` that this code reads. A later one brings a migration (docs/upgrade.md, "Publish a version"). */
export const currentDataVersion = 1;
