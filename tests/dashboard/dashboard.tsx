/** The component under test, so that the tests import it as a project does that has copied them. */
export { default } from '../../examples/linked-charts/dashboard';
