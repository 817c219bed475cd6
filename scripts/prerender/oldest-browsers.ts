/**
 * The oldest browsers that get the application, as the README names them. Nothing newer is used without a way round, and in
 * older ones the boot script steps aside: see src/boot/boot.ts.
 */
export const oldestBrowsers = ['chrome110', 'edge110', 'firefox115', 'safari16'] as const;

/** The boot script itself is read by older ones too, and must not be a fault to them. */
export const bootSyntax = 'es2021';
