/**
 * Imported before anything that loads React, which looks at NODE_ENV once. The shell's own mode must not make another
 * site: with NODE_ENV=production, React would not tell its faults.
 */
process.env['NODE_ENV'] = 'development';
process.env['MODE'] = 'development';
