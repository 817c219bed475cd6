/**
 * Imported before any module that loads React, because React reads NODE_ENV once. The mode of the developer's shell must not
 * change the site: with NODE_ENV=production, React would not report its errors.
 */
process.env['NODE_ENV'] = 'development';
process.env['MODE'] = 'development';
