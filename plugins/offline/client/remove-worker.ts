import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Removes the worker that `npm start` has registered at the same port. It would not know that files of the development
 * server change without changing their name.
 */
if (ExecutionEnvironment.canUseDOM)
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.unregister())
    .catch(() => {});
