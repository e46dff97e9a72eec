/** Build stamp in the names of page chunks and in the service worker; `SOURCE_DATE_EPOCH` (seconds) overrides it. */
export const buildStamp = ((epoch = process.env.SOURCE_DATE_EPOCH) =>
  (epoch ? Number(epoch) * 1000 : Date.now()).toString(36))();
