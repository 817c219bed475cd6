/** The all-news call of TheNewsApi, the service that the site has its news from unless `NEWS_API_URL` names another one. */
export const theNewsApiUrl = 'https://api.thenewsapi.com/v1/news/all';

export const theNewsApiHost = 'api.thenewsapi.com';
