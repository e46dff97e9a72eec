import data from '@site/.generated/prop-controls/controls.json';

// A dynamic import of JSON would add a helper to the scripts of every page.
export { data as controlData };
