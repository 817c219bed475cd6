/** Key of local storage: there with any value, a plain `/` opens no search (WCAG 2.2, 2.1.4). Read by the boot script too. */
export const plainSlashKey = 'plain-slash';
