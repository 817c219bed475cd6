/**
 * Imported before anything that loads React, which looks at NODE_ENV once. The shell's own mode must not make another
 * site: with NODE_ENV=test, React's development build would be in it.
 */
process.env['NODE_ENV'] = 'production';
process.env['MODE'] = 'production';
