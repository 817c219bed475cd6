/**
 * Imported before any module that loads React, because React reads NODE_ENV once. The mode of the developer's shell must not
 * change the site: with NODE_ENV=test, the site would contain React's development build.
 */
process.env['NODE_ENV'] = 'production';
process.env['MODE'] = 'production';
