export default { main: ['home', 'more', 'guide', 'crash'] };
